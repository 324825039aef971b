import { z } from 'zod'

/** The envelope of every answer, good or bad. */
export const CallStatus = z.object({ call_code: z.int(), call_message: z.string() })
export type CallStatus = z.infer<typeof CallStatus>

export const CallError = z.object({ status: z.int(), title: z.string(), field: z.string().optional() })

export interface GoodAnswer<Row> {
  readonly data: Row[]
  readonly call_status: CallStatus[]
}

export interface BadAnswer {
  readonly call_status: CallStatus[]
  readonly error: z.infer<typeof CallError>
}

export const CallRequest = z.object({
  name: z.string().min(1).max(120),
  payload: z.record(z.string(), z.unknown()).default({}),
  request_id: z.uuid().optional(),
  /** The password or PIN, where the act has to be signed. Beside the payload, which is remembered and logged by its names. */
  signature: z.string().min(1).max(200).optional(),
})
export type CallRequest = z.infer<typeof CallRequest>
