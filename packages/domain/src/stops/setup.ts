/** Setup is a stop whose code has the setup flag. */

import { reachesLevel } from '../ground/levels.ts'
import type { Refusal } from '../ground/refusal.ts'
import { has, type MachineFunctions } from '../ground/special-functions.ts'
import { UNCODED } from '../machines/uncoded.ts'

/** A setup code that can be chosen at the machine. */
export interface SetupCode {
  readonly stop_code: string
  readonly security_level: number | null
}

/** What goes on at the machine. */
export interface SetupPlace {
  readonly machine: MachineFunctions
  /** Null while it runs. */
  readonly stop: { readonly stop: string; readonly stop_reason: string } | null
  readonly in_setup: boolean
  readonly has_order: boolean
  /** Active ones valid for the machine, in the order in which they are offered. */
  readonly setup_codes: readonly SetupCode[]
  readonly user: { readonly usertype: number }
}

export interface SetupRequest {
  readonly set_status: 'on' | 'off'
  readonly sf326_stop_code: string
}

export interface SetupCoding {
  readonly stop: string
  readonly reason: string
}

export function resumeSetup({ set_status, sf326_stop_code }: SetupRequest, at: SetupPlace): SetupCoding | Refusal {
  if (set_status === 'off') {
    if (sf326_stop_code !== '') return { refusal: 'setup-code-without-setup', values: {} }
    if (at.stop === null || !at.in_setup) return { refusal: 'not-in-setup', values: {} }
    return { stop: at.stop.stop, reason: UNCODED }
  }
  if (at.stop === null) return { refusal: 'setup-while-running', values: {} }
  if (!at.has_order) return { refusal: 'setup-without-order', values: {} }
  const code = setupCode(sf326_stop_code, at)
  return 'refusal' in code ? code : { stop: at.stop.stop, reason: code.stop_code }
}

/** The chosen code where the machine asks for one, otherwise its first one. */
function setupCode(chosen: string, { machine, setup_codes, user }: SetupPlace): SetupCode | Refusal {
  if (!has(machine, 'setupStopReason')) {
    const first = setup_codes.find(({ security_level }) => reachesLevel(user, security_level))
    return first ?? { refusal: 'no-setup-code', values: {} }
  }
  if (chosen === '') return { refusal: 'setup-code-missing', values: {} }
  const code = setup_codes.find(({ stop_code }) => stop_code === chosen)
  if (!code) return { refusal: 'not-a-setup-code', values: { code: chosen } }
  if (!reachesLevel(user, code.security_level)) {
    return { refusal: 'stop-code-level', values: { code: chosen, level: code.security_level ?? 0 } }
  }
  return code
}

export interface FirstPiece {
  readonly employee: string
  readonly setup_type: string
  /** '' keeps the reason of the setup. */
  readonly sf326_stop_code: string
}

/** The setup stop that ends with the first good piece, and the reason it keeps. */
export function approveFirstPiece(piece: FirstPiece, at: SetupPlace): SetupCoding | Refusal {
  if (at.stop === null || !at.in_setup) return { refusal: 'not-in-setup', values: {} }
  if (!at.has_order) return { refusal: 'setup-without-order', values: {} }
  if (has(at.machine, 'firstPieceAsksEmployee') && piece.employee === '') {
    return { refusal: 'first-piece-needs-employee', values: {} }
  }
  if (has(at.machine, 'firstPieceAsksSetupType') && piece.setup_type === '') {
    return { refusal: 'first-piece-needs-setup-type', values: {} }
  }
  const { stop, stop_reason } = at.stop
  if (piece.sf326_stop_code === '' || !has(at.machine, 'setupStopReason')) return { stop, reason: stop_reason }
  const code = setupCode(piece.sf326_stop_code, at)
  return 'refusal' in code ? code : { stop, reason: code.stop_code }
}
