// `npm test`: everything; `npm test -- server browser` only the stages named.
import { pickStages, runStages } from '../stages/run-stages.ts'
import { stages } from '../stages/stages.ts'

try {
  process.exitCode = (await runStages(pickStages(process.argv.slice(2), stages))) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
