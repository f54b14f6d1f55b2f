import { helpPopovers } from "../ui/popovers";
import { keepShown, listen, whenIdle, whenLoaded } from "./behaviour";
import { behaviours } from "./behaviours";
import { showWays } from "./busy";
import { IslandElement, preloadIslands } from "./island-element";
import { followHistory } from "./swap";

/** The script of every document. A page works without it; from here on its controls answer in the page itself. */
document.documentElement.dataset.scripts = "on";
listen(behaviours);
keepShown(behaviours);
showWays();
followHistory();
customElements.define("js-island", IslandElement);
helpPopovers();
void whenLoaded().then(() => whenIdle(preloadIslands));
