import { Document } from '@takt/domain/documents/model/document.ts'
import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

const Key = z.string().max(60).default('')

export const getDocuments = defineProcedure({
  name: 'get_documents',
  kind: 'load',
  summary: 'Documents of a machine, an order, a part, a tool and a part type, each hash once; without what is in them.',
  /** Part, tool and part type are those of the order where they are left out. */
  input: z.object({
    machine_id: MachineId,
    card_no: Key,
    part_no: Key,
    tool_id: Key,
    part_type_id: Key,
    /** The order that runs on the machine stands in for a card that was left out. */
    of_running: z.boolean().default(false),
  }),
  output: Document,
  onWalls: true,
})
