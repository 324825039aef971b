import { InternalActivity, RecordNo } from '@takt/domain/activities/model/activity.ts'
import { CardNo } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const balthzarGetInternalActivityActionIdCardNo = defineProcedure({
  name: 'balthzar_get_internal_activity_action_id_card_no',
  kind: 'load',
  summary: 'Internal activities of one type for one order: whether it was done already.',
  input: z.object({ card_no: CardNo, action_id: RecordNo }),
  output: InternalActivity,
  beforeDeviceSignIn: true,
})
