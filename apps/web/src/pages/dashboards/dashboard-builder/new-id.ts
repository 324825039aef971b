import { newRequestId } from '../../../data/call/call.ts'

/** A uuid, also over plain http, where the browser's own generator is missing. */
export function newId(): string {
  return newRequestId()
}
