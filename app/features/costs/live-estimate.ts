export { estimatePurchase, parseQuestion } from "../../domain/costs/purchase-estimate";
export { shownEstimate } from "./cost-rows";
