import type { Permission } from '@takt/domain/ground/permissions.ts'
import { isFloorPermission, type Reach } from '@takt/domain/ground/reach.ts'
import type { SpecialFunction } from '@takt/domain/ground/special-functions.ts'
import type { z } from 'zod'
import type { LiveEventName } from './live-event-names.ts'

type Kind = 'load' | 'action'

/**
 * The promise of one call. An input field named `machine_id` is checked against the user's machine restrictions by the
 * pipeline, so a procedure cannot forget it.
 */
export interface Procedure<N extends string, I extends z.ZodObject, O extends z.ZodType, K extends Kind = Kind> {
  readonly name: N
  /** A load reads and may be repeated; an action changes something and carries a request id. */
  readonly kind: K
  readonly summary: string
  readonly input: I
  /** One row of the answer; the wire carries a list of them. */
  readonly output: O
  readonly permission?: Permission
  readonly level?: number
  readonly requires?: SpecialFunction
  /**
   * How far it reaches; the pipeline holds it against the rights of who calls. Every action says it, unless its permission
   * is one of the floor; a load, where it shows more than the caller's own machines.
   */
  readonly reach?: Reach | ((input: Readonly<Record<string, unknown>>) => Reach)
  /** A device user may use it before signing in on the device. */
  readonly beforeDeviceSignIn?: true
  /** A load that a display opened by a wall link may use: its dashboard is drawn with it. */
  readonly onWalls?: true
  /** A load of many people's data: that it was read stands in the trail. */
  readonly listsPeople?: true
  /** A load of many thousand rows: it is made beside the thread on which everybody is served. */
  readonly heavy?: true
  /** The answer holds a secret that is shown once: it is not kept for a repeat of the request. */
  readonly secretAnswer?: true
  /** Fields of the input that hold a secret, where their name does not tell (secret-fields.ts). */
  readonly secrets?: readonly string[]
  /** May wait on a terminal while the server is away: the answer to its request id is remembered for that long. */
  readonly canWait?: true
  /** An action that also a machine that is switched off can bear; any other is refused there by the pipeline. */
  readonly switchedOff?: true
  readonly emits?: readonly LiveEventName[]
  /** The register whose call it is: the server keeps it there, not in a file of its own. */
  readonly register?: string
}

export function defineProcedure<
  const N extends string,
  I extends z.ZodObject,
  O extends z.ZodType,
  const K extends Kind,
>(procedure: Procedure<N, I, O, K>): Procedure<N, I, O, K> {
  return procedure
}

/** A row as the handler answers it. */
export type RowOf<P extends { readonly output: z.ZodType }> = z.output<P['output']>
/** What the call is given, as it comes over the wire. */
export type InputOf<P extends { readonly input: z.ZodType }> = z.input<P['input']>

/** An action that forgot to say it reaches furthest: what nobody thought about is not open to all. */
export function reachOf(
  { kind, reach, permission }: Pick<Procedure<string, z.ZodObject, z.ZodType>, 'kind' | 'reach' | 'permission'>,
  input: Readonly<Record<string, unknown>>,
): Reach {
  if (typeof reach === 'function') return reach(input)
  return reach ?? (kind === 'load' || isFloorPermission(permission) ? 'floor' : 'plant')
}
