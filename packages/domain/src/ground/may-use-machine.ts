import type { Session } from './model/session.ts'

export function isIsolated(session: Pick<Session, 'only_ia' | 'dashboard_isolated'>): boolean {
  return session.only_ia || session.dashboard_isolated
}

/** No restriction means every machine of the company. */
export function mayUseMachine(session: Pick<Session, 'machine_restrictions'>, machine_id: string): boolean {
  return session.machine_restrictions.length === 0 || session.machine_restrictions.includes(machine_id)
}
