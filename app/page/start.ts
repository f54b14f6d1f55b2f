import { setUpPopovers } from "../ui/popovers";
import { delegateEvents, refreshOnChange, whenIdle, whenLoaded } from "./behaviour";
import { behaviours } from "./behaviours";
import { showBusyOnNavigation } from "./busy";
import { IslandElement, preloadIslands } from "./island-element";
import { listenToHistory } from "./swap";

/** Entry script of every document; pages work without it. */
document.documentElement.dataset.scripts = "on";
delegateEvents(behaviours);
refreshOnChange(behaviours);
showBusyOnNavigation();
listenToHistory();
customElements.define("js-island", IslandElement);
setUpPopovers();
void whenLoaded().then(() => whenIdle(preloadIslands));
