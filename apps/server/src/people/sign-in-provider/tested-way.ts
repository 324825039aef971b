/** The server's own word that it has tested a way to a provider, given to the page that saves it a moment later. */
import { type Secrets, sealedWith } from '../../ground/secrets/secrets.ts'
import { tokenHash } from '../../ground/sessions/tokens.ts'

const GOOD_FOR_MS = 10 * 60_000

export interface TestedWay {
  readonly issuer: string
  readonly client_id: string
  /** Left out: the stored one, of this version of the settings. */
  readonly client_secret?: string | undefined
  readonly version: number
}

const placeOf = (company_id: number) => `provider-tested/${company_id}`
const secretOf = ({ client_secret, version }: TestedWay) =>
  client_secret === undefined ? `stored ${version}` : tokenHash(client_secret).toString('hex')
const sayWay = (way: TestedWay) => JSON.stringify([way.issuer, way.client_id, secretOf(way)])

export function wordOfTest(secrets: Pick<Secrets, 'seal'>, company_id: number, way: TestedWay, now: number): string {
  return secrets.seal(`${now + GOOD_FOR_MS} ${sayWay(way)}`, placeOf(company_id))
}

export function wasTested(
  secrets: Pick<Secrets, 'open'>,
  company_id: number,
  { way, word, now }: { readonly way: TestedWay; readonly word: string; readonly now: number },
): boolean {
  // What nobody sealed opens as it is: anybody could have written it.
  const said = sealedWith(word) === '' ? null : secrets.open(word, placeOf(company_id))
  const [until = '', ...about] = said?.split(' ') ?? []
  return Number(until) > now && about.join(' ') === sayWay(way)
}
