/** The list of all wizards. One that is not named here does not exist. */
import { adjustScrap } from './adjust-scrap/adjust-scrap.wizard.ts'
import { documentsWizard } from './documents/documents.wizard.ts'
import { inputGroups } from './input-groups/input-groups.wizard.ts'
import { manualScrap } from './manual-scrap/manual-scrap.wizard.ts'
import { operationTextWizard } from './operation-text/operation-text.wizard.ts'
import { orderByCard } from './order-by-card/order-by-card.wizard.ts'
import { orderByPart } from './order-by-part/order-by-part.wizard.ts'
import { orderConfirmation } from './order-confirmation/order-confirmation.wizard.ts'
import { plannedOrderDocuments } from './planned-order-documents/planned-order-documents.wizard.ts'
import { printLabel } from './print-label/print-label.wizard.ts'
import { printPalletFlag } from './print-pallet-flag/print-pallet-flag.wizard.ts'
import { reportQuantity } from './report-quantity/report-quantity.wizard.ts'
import { reworkOrderWizard } from './rework-order/rework-order.wizard.ts'
import { runActivity } from './run-activity/run-activity.wizard.ts'
import { runningOrderDocuments } from './running-order-documents/running-order-documents.wizard.ts'
import { scrapQuantity } from './scrap-quantity/scrap-quantity.wizard.ts'
import { weightControlWizard } from './weight-control/weight-control.wizard.ts'

export const wizards = [
  reportQuantity,
  runActivity,
  scrapQuantity,
  manualScrap,
  adjustScrap,
  orderByCard,
  orderByPart,
  reworkOrderWizard,
  operationTextWizard,
  documentsWizard,
  runningOrderDocuments,
  plannedOrderDocuments,
  printPalletFlag,
  printLabel,
  orderConfirmation,
  weightControlWizard,
  inputGroups,
]
