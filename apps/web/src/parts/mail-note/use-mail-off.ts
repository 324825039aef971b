import { useLoad } from '../../data/call/use-load.ts'

/** The installation is known to have no mail server; false until that is known. */
export function useMailOff(): boolean {
  const state = useLoad('get_mail_state', {}).rows?.[0]
  return state !== undefined && !state.set_up
}
