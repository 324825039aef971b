import { setStopCode } from '@takt/contract/procedures/set_stop_code.ts'
import { codeOneStop } from '../stops/coding.ts'
import { handle } from './handle.ts'

export default handle(setStopCode, (input, context) => codeOneStop(input, context))
