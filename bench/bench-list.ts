/** The list of all benches. */
import { connects } from './connects.bench.ts'
import type { Bench } from './define-bench.ts'
import { pipeline } from './pipeline.bench.ts'

export const benches: readonly Bench[] = [pipeline, connects]
