import type { FailureKey } from '@takt/domain/ground/failure.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { MachineFolders } from '../files/machine-folders.ts'
import type { Installation } from '../installation.ts'
import type { JobBoard } from '../jobs/job-board.ts'
import type { OutsideAddresses } from '../outside/outside-addresses.ts'
import type { Secrets } from '../secrets/secrets.ts'

export interface QueryColumn {
  readonly name: string
  readonly type: 'number' | 'time' | 'date' | 'boolean' | 'text'
}

export interface QueryResult {
  readonly columns: readonly QueryColumn[]
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

export interface QueryScope {
  readonly company_id: number
  readonly machine_restrictions: readonly string[]
  /** The plant's: a moment that a query makes a day of is a day of the plant, as the days of the figures are. */
  readonly time_zone: string
}

/** Answers a refusal for what PostgreSQL does not do, with its own words in `problem`. */
export type RunQuery = (
  scope: QueryScope,
  query: { readonly text: string },
  values: readonly unknown[],
) => Promise<QueryResult | Refusal>

/** Where a person is signed in. */
export interface OwnSession {
  readonly session_key: string
  readonly created_at: string
  readonly expires_at: string
  readonly current: boolean
  readonly device_employee: string
  readonly browser: string
  readonly system: string
  readonly address: string
  readonly seen_at: string
}

/** What people may do to their own accounts. */
export interface OwnSessions {
  sessions(): Promise<OwnSession[]>
  /** False when there is no such session. */
  endSession(session_key: string): Promise<boolean>
  /** Null: it is theirs. Tries are counted as when it is changed. */
  provePassword(password: string): Promise<Refusal | null>
  changePassword(old: string, next: string): Promise<{ ended_sessions: number } | Refusal>
}

/** The person's own second factor: whoever stands at a screen left open changes nothing of it. */
export interface OwnSecondFactor {
  state(): Promise<{ readonly set_up_at: string | null; readonly recovery_codes_left: number }>
  /** Null where there is none to prove, or the code is right. */
  proven(code: string): Promise<Refusal | null>
  begin(password: string): Promise<{ readonly secret: string; readonly uri: string } | Refusal>
  confirm(code: string): Promise<{ readonly recovery_codes: string[] } | Refusal>
  renewCodes(code: string): Promise<{ readonly recovery_codes: string[] } | Refusal>
  /** Null when it is off. */
  remove(proof: { readonly password: string; readonly code: string }): Promise<Refusal | null>
}

/** The person's own passkeys. What a browser makes and answers is WebAuthn's, and is checked where it is verified. */
export interface OwnPasskeys {
  list(): Promise<
    readonly {
      readonly credential_id: string
      readonly passkey_name: string
      readonly created_at: string
      readonly last_used_at: string | null
    }[]
  >
  /** `code`: of the authenticator app, where the person has one. */
  begin(proof: { readonly password: string; readonly code: string }): Promise<{ readonly options: object } | Refusal>
  /** Null when it is kept. */
  add(response: object, name: string): Promise<Refusal | null>
  rename(which: { readonly credential_id: string; readonly passkey_name: string }): Promise<Refusal | null>
  /** `required`: the company demands a second factor of the person. */
  remove(which: {
    readonly credential_id: string
    readonly password: string
    readonly required: boolean
  }): Promise<Refusal | null>
}

export interface PinCodes {
  /** What a PIN is kept as, and what older versions kept. */
  hashes(pin: string): Promise<{ readonly slow: string; readonly quick: string }>
  /** The employee number, or why there is none. Asked for somebody's PIN, another's is as wrong as nobody's. */
  employeeOf(pin: string, whose?: string): Promise<string | Refusal>
}

/** What came of asking a sign-in provider: `problem` null is that it works. */
export interface TriedProvider {
  readonly problem: ProviderProblem | FailureKey | null
  readonly values: Readonly<Record<string, string | number>>
}

/** What a provider can be asked, as far as it is no trouble of the way to it (`failure.…`): `provider-try.…` */
export type ProviderProblem =
  | 'not-https'
  | 'no-provider'
  | 'other-issuer'
  | 'no-code'
  | 'client-refused'
  | 'secret-again'

export interface SignInProviders {
  /** What the provider has to be told of this server. */
  uris(): {
    readonly redirect_uri: string
    readonly sign_out_uri: string
    readonly logout_uri: string
    readonly reached: 'good' | 'unset' | 'plain'
  }
  tryOne(
    company_id: number,
    asked: { readonly issuer: string; readonly client_id: string; readonly client_secret?: string | undefined },
  ): Promise<TriedProvider>
}

/**
 * What only a few calls need: the session itself, the person's own account, secrets of the installation. Areas above make
 * them (`open-call-services.ts`), so that the way of a call knows none of those areas.
 */
export interface CallServices {
  readonly token_hash: Buffer
  readonly devlogCode: string
  readonly own: OwnSessions
  readonly secondFactor: OwnSecondFactor
  readonly passkeys: OwnPasskeys
  readonly pins: PinCodes
  readonly machineFolders: MachineFolders
  /** '' = the installation has no mail server. */
  readonly mailFrom: string
  readonly addresses: OutsideAddresses
  readonly secrets: Secrets
  readonly jobs: JobBoard
  readonly installation: Installation
  readonly runQuery: RunQuery
  readonly providers: SignInProviders
}
