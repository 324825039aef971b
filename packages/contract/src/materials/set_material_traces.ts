import { CardNo, MachineId } from '@takt/domain/ground/model/ids.ts'
import { TraceIds } from '@takt/domain/materials/model/material.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const setMaterialTraces = defineProcedure({
  name: 'set_material_traces',
  kind: 'action',
  summary: 'New trace data of a running order: they hold until it ends or others are entered.',
  input: z.object({ machine_id: MachineId, card_no: CardNo, trace_ids: TraceIds }),
  output: z.object({ p_order: z.int(), group_no: z.int() }),
  permission: 'report-quantity',
  requires: 'traceMaterial',
  emits: ['OrderChanged'],
})
