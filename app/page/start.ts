import { helpPopovers } from "../ui/popovers";
import { keepShown, listen, whenIdle, whenLoaded } from "./behaviour";
import { behaviours } from "./behaviours";
import { showWays } from "./busy";
import { IslandElement, preloadIslands } from "./island-element";
import { followHistory } from "./swap";

/** Entry script of every document; pages work without it. */
document.documentElement.dataset.scripts = "on";
listen(behaviours);
keepShown(behaviours);
showWays();
followHistory();
customElements.define("js-island", IslandElement);
helpPopovers();
void whenLoaded().then(() => whenIdle(preloadIslands));
