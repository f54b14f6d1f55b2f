export { estimatePurchase, parseQuestion } from "../../domain/purchase-estimate";
export { shownEstimate } from "./cost-rows";
