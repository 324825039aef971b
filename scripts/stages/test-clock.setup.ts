import { setProcessClock } from './test-clock.ts'

setProcessClock()
