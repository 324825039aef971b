import { test } from 'vitest'
import { unaskedDialogs } from './source/dialog-fields.ts'
import { expectNone } from './source/none.ts'
import { codePaths, readText } from './source/source-files.ts'

/** Nothing is lost with them, each for its reason. */
const losesNothing: Readonly<Record<string, string>> = {
  'apps/web/src/pages/dashboards/dashboard-builder/VersionsDialog.tsx VersionsDialog':
    'what a version is compared with',
  'apps/web/src/pages/import/import/ColumnsDialog.tsx ColumnsDialog':
    'each choice counts at once, in the table behind it',
  'apps/web/src/pages/machines/machines/FavouritesDialog.tsx FavouritesDialog': 'each tick is saved at once',
  'apps/web/src/pages/people/account/RenewCodesDialog.tsx RenewCodesDialog': 'a code that is good for seconds',
  'apps/web/src/pages/people/account/SetUpDialog.tsx SetUpDialog':
    'a password and a code; the next try has another secret',
  'apps/web/src/pages/orders/planned-orders/ToolSearch.tsx ToolSearch': 'a search',
  'apps/web/src/parts/new-dashboard/ImportDashboard.tsx ImportDashboard': 'a file, which stays where it is',
  'apps/web/src/pages/planning/plan-board/OrderDialog.tsx OrderDialog':
    'a machine and a time, chosen for one move of a draft',
  'apps/web/src/panels/activity-create/WhenDialog.tsx WhenDialog': 'its panel keeps dates and note until they are used',
  'apps/web/src/shell/find/FindDialog.tsx FindDialog': 'a search',
  'apps/web/src/shell/shared-terminal/DeviceSignIn.tsx DeviceSignIn':
    'one number, mostly from a badge: closing it is an answer',
  'apps/web/src/wizards/EmployeeList.tsx EmployeeList': 'how people are grouped counts at once',
}

test('T-PLANT-231 a dialog that closes on a stray key throws away what somebody typed', () => {
  const unasked = codePaths('apps/web/src/').flatMap((path) =>
    path.endsWith('.tsx') ? unaskedDialogs(path, readText(path)) : [],
  )
  expectNone(
    unasked.filter((one) => !losesNothing[one.replace(/:.*/, '')]),
    'Dialogs with fields close through useDiscardQuestion (apps/web/src/parts/leave-guard), and by their time without it:',
  )
  expectNone(
    Object.keys(losesNothing).filter((one) => !unasked.some((found) => found.startsWith(`${one}:`))),
    'Exceptions that are none:',
  )
})
