/** The list of all benches. */
import { analysis } from './analysis.bench.ts'
import { analysisLoad } from './analysis-load.bench.ts'
import { attack } from './attack.bench.ts'
import { bundle } from './bundle.bench.ts'
import { codings } from './codings.bench.ts'
import { connects } from './connects.bench.ts'
import { crash } from './crash.bench.ts'
import type { Bench } from './define-bench.ts'
import { fullPlant } from './full-plant.bench.ts'
import { ingest } from './ingest.bench.ts'
import { latency } from './latency.bench.ts'
import { live } from './live.bench.ts'
import { mixedFaults } from './mixed-faults.bench.ts'
import { overview } from './overview.bench.ts'
import { pipeline } from './pipeline.bench.ts'
import { start } from './start.bench.ts'
import { tests } from './tests.bench.ts'
import { wall } from './wall.bench.ts'

export const benches: readonly Bench[] = [
  pipeline,
  bundle,
  analysis,
  analysisLoad,
  ingest,
  fullPlant,
  live,
  latency,
  overview,
  wall,
  connects,
  crash,
  mixedFaults,
  codings,
  attack,
  start,
  tests,
]
