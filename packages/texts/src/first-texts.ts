/** What the shell, the overviews, the cockpit and the coding of stops say: an operator's first screen waits for these. */
import { machineInterface } from './catalogue/machine-interface.ts'
import { outbox } from './catalogue/outbox.ts'
import { overview } from './catalogue/overview.ts'
import { overviews } from './catalogue/overviews.ts'
import { personal } from './catalogue/personal.ts'
import { refusals } from './catalogue/refusals.ts'
import { shell } from './catalogue/shell.ts'
import { stopHandling } from './catalogue/stop-handling.ts'
import { stops } from './catalogue/stops.ts'
import { topBar } from './catalogue/top-bar.ts'

export const firstTexts = {
  ...machineInterface,
  ...outbox,
  ...overview,
  ...overviews,
  ...personal,
  ...refusals,
  ...shell,
  ...stopHandling,
  ...stops,
  ...topBar,
}
