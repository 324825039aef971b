import { fetchAgain, type Late, late, lateOf } from '@takt/ui/late/late.tsx'
import type { PageRoute, WizardRoute } from './route-entry.ts'
import { wizardFrame } from './wizard-frame.ts'

const made = new WeakMap<PageRoute | WizardRoute, Late<object>>()

/** What an address shows, fetched when it is opened: its page, or the wizard that its route names. */
export function latePage(entry: PageRoute | WizardRoute): Late<object> {
  const known = made.get(entry)
  if (known) return known
  const page = 'wizard' in entry ? wizardPage(entry) : late(entry.page)
  made.set(entry, page)
  return page
}

const frame = fetchAgain(wizardFrame)

/** The frame and the wizard come together: neither waits for the other. */
function wizardPage({ wizard }: WizardRoute): Late<object> {
  const definition = fetchAgain(wizard)
  return lateOf(async () => {
    const [{ MachineWizard }, found] = await Promise.all([frame(), definition()])
    const [opened] = Object.values(found)
    if (opened === undefined) throw new Error('The file of the wizard defines none.')
    return { default: () => <MachineWizard wizard={opened} /> }
  })
}
