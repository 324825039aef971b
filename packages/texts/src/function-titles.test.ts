import { expect, test } from 'vitest'
import { type TextKey, texts } from './texts.ts'

test.each<[number, TextKey, string]>([
  [5, 'function.startByPart', 'Start order by part'],
  [17, 'function.reportMaterialDifference', 'Report scrap difference'],
  [18, 'function.employeeSignIn', 'Check in at a machine'],
  [25, 'function.groupOrders', 'Group orders'],
  [30, 'function.warnAtOrderQuantity', 'Warning, order done'],
  [31, 'function.blockAtOrderQuantity', 'Block, order done'],
  [33, 'function.changeOrderRunning', 'Change order without stopping'],
  [47, 'function.askCancelRest', 'Cancel remaining quantity'],
  [53, 'function.returnComponentsOnScrap', 'Material scrap via structure'],
  [84, 'function.cycleTimeFromProcessValue', 'Process value as cycle time'],
  [97, 'function.scrapWholeCycles', 'Scrap whole cycles'],
  [183, 'function.pickToolStructure', 'Choose tool from structure'],
  [262, 'function.returnMaterialAtEnd', 'Adjust material withdrawal (scrap) at work order finish'],
  [278, 'function.traceMaterial', 'Material tracing'],
])('T-SF-01-X function %i has its documented title', (_number, key, title) => expect(texts.en[key]).toBe(title))
