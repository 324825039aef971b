import { getPlanBoard } from '@takt/contract/planning/get_plan_board.ts'
import { handle } from '../../ground/call/handle.ts'
import { planBoard } from '../plan-board.ts'

export default handle(getPlanBoard, async ({ machine_string, from, until }, { db, session, now }) => [
  await planBoard(db, {
    ...{ machine_ids: machine_string, now, time_zone: session.time_zone },
    ...{ from: Date.parse(from), until: Date.parse(until) },
  }),
])
