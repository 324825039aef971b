// `npm run check`: what can be known without database and browser.
import { runStages } from '../stages/run-stages.ts'
import { stages } from '../stages/stages.ts'

process.exitCode = (await runStages(stages.filter(({ isQuick }) => isQuick))) ? 0 : 1
