import { fetchAgain, type Lazy, lazy, lazyOf } from '@takt/ui/lazy/lazy.tsx'
import type { PageRoute, WizardRoute } from './route-entry.ts'
import { wizardFrame } from './wizard-frame.ts'

const made = new WeakMap<PageRoute | WizardRoute, Lazy<object>>()

/** What an address shows, fetched when it is opened: its page, or the wizard that its route names. */
export function lazyPage(entry: PageRoute | WizardRoute): Lazy<object> {
  const known = made.get(entry)
  if (known) return known
  const page = 'wizard' in entry ? wizardPage(entry) : lazy(entry.page)
  made.set(entry, page)
  return page
}

const frame = fetchAgain(wizardFrame)

/** The frame and the wizard come together: neither waits for the other. */
function wizardPage({ wizard }: WizardRoute): Lazy<object> {
  const definition = fetchAgain(wizard)
  return lazyOf(async () => {
    const [{ MachineWizard }, found] = await Promise.all([frame(), definition()])
    const [opened] = Object.values(found)
    if (opened === undefined) throw new Error('The file of the wizard defines none.')
    return { default: () => <MachineWizard wizard={opened} /> }
  })
}
