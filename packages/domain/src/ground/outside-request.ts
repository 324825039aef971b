/** A request to another program, as it leaves. */
export interface OutsideRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Undefined for a call that has none. */
  readonly body: string | undefined
}
