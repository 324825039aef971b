import { Time } from '@takt/domain/ground/model/ids.ts'
import { signedKinds } from '@takt/domain/ground/signed-acts.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getSignatures = defineProcedure({
  name: 'get_signatures',
  kind: 'load',
  summary: 'The signatures of a record, or of everything of an order, and whether the record still is what was signed.',
  input: z.object({
    /** Of one order; left out: of the record. */
    card_no: z.string().max(60).optional(),
    kinds: z.array(z.enum(signedKinds)).optional(),
    record: z.string().max(60).optional(),
  }),
  output: z.object({
    signature_no: z.int(),
    kind: z.enum(signedKinds),
    record: z.string(),
    /** '' where it is of several machines. */
    machine_id: z.string(),
    /** As they were called when they signed. */
    signer_name: z.string(),
    meaning: z.string(),
    at: Time,
    state: z.enum(['as-signed', 'changed', 'gone']),
  }),
})
