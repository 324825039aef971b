import { type Hindrance, hindranceOf } from '@takt/domain/ground/may-call.ts'
import type { Session } from '@takt/domain/ground/model/session.ts'
import { useText } from '../words/use-text.ts'
import { type ActionName, callRights, type Given } from './call-rights.ts'
import { useSession } from './session.ts'

type Caller = Pick<Session, 'permissions' | 'machine_restrictions'>

function whyNot(caller: Caller, name: ActionName, given: Given): Hindrance | null {
  const [reach, permission] = callRights(name, given)
  return hindranceOf(caller, { reach, permission }, given)
}

/** Whether the server would let this person make the call; asked before it is offered. */
export function mayCall(caller: Caller, name: ActionName, given: Given = {}): boolean {
  return whyNot(caller, name, given) === null
}

export function useMayCall(name: ActionName, given: Given = {}): boolean {
  return mayCall(useSession(), name, given)
}

/** What the server would say to it; '' when nothing is in the way. */
export function useWhyNot(name: ActionName, given: Given = {}): string {
  const text = useText()
  const hindrance = whyNot(useSession(), name, given)
  switch (hindrance?.why) {
    case undefined:
      return ''
    case 'permission':
      return text('shell.missing-permission', { permission: text(`permission.${hindrance.permission}`) })
    case 'whole-plant':
      return text('call.whole-plant')
    case 'beyond-own':
      return text('users.beyond-own')
    case 'machine':
      return text('call.machine-restricted', { machine_id: hindrance.machine_id })
  }
}
