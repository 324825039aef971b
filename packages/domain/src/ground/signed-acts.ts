/**
 * Acts that a plant may want to be signed: the person proves once more who they are, and reads what the signature means. One row is one
 * act; its words are `signature.meaning.<kind>`, its record is read by `apps/server/src/setup/signed-records.ts`.
 */
import { type CompanySettingValues, isOn } from './company-settings.ts'

export type ActKind = 'certify' | 'confirm' | 'release' | 'hand-over'

interface SignedAct {
  readonly act: ActKind
  /** The call that does it. */
  readonly call: string
  /** Only when the call is given this. */
  readonly when?: Readonly<Record<string, unknown>>
}

export const signedActs = {
  'certify-activity': { act: 'certify', call: 'certify_internal_activity', when: { status: 3 } },
  'reject-activity': { act: 'certify', call: 'certify_internal_activity', when: { status: 6 } },
  'confirm-order': { act: 'confirm', call: 'confirm_order' },
  'confirm-pallets': { act: 'confirm', call: 'confirm_pallet_flags' },
  'release-first-piece': { act: 'release', call: 'first_piece_ok' },
  'hand-over-shift': { act: 'hand-over', call: 'hand_over_shift' },
  'take-over-shift': { act: 'hand-over', call: 'take_over_shift' },
} as const satisfies Record<string, SignedAct>

export type SignedKind = keyof typeof signedActs
export const signedKinds = Object.keys(signedActs) as [SignedKind, ...SignedKind[]]

/** Each kind of act has its switch; a hand-over has none: it is its signatures. */
const switches = {
  certify: 'signCertifications',
  confirm: 'signConfirmations',
  release: 'signReleases',
  'hand-over': null,
} as const satisfies Record<ActKind, keyof CompanySettingValues | null>

export function mustSign(kind: SignedKind, settings: CompanySettingValues): boolean {
  const setting = switches[signedActs[kind].act]
  return setting === null || isOn(settings, setting)
}

/** What a call is, with what it is given; null: nothing that is ever signed. */
export function signedKindOf(call: string, given: Readonly<Record<string, unknown>>): SignedKind | null {
  const found = signedKinds.find((kind) => {
    const act: SignedAct = signedActs[kind]
    return act.call === call && Object.entries(act.when ?? {}).every(([field, value]) => given[field] === value)
  })
  return found ?? null
}

/** Whether a call may have to be signed. */
export function isSigned(call: string): boolean {
  return Object.values(signedActs).some((act) => act.call === call)
}

/** At a terminal that many use people are known by their PIN, elsewhere by their password. */
export function signsWith(session: { readonly deviceuser: boolean }): 'pin' | 'password' {
  return session.deviceuser ? 'pin' : 'password'
}

/** What a record is compared with that was signed. */
export function signatureState(signed: string, now: string | null): 'as-signed' | 'changed' | 'gone' {
  if (now === null) return 'gone'
  return now === signed ? 'as-signed' : 'changed'
}
