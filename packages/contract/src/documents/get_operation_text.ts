import { CardNo } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getOperationText = defineProcedure({
  name: 'get_operation_text',
  kind: 'load',
  summary:
    'What is to be done in the operation of an order, as plain text and, where it has markup, as sanitised HTML; empty when there is none.',
  input: z.object({ card_no: CardNo }),
  output: z.object({ card_no: CardNo, operation_text: z.string(), operation_html: z.string() }),
  beforeDeviceSignIn: true,
})
