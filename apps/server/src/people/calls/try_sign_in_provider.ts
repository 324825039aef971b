import { trySignInProvider } from '@takt/contract/people/try_sign_in_provider.ts'
import { failureKeys } from '@takt/domain/ground/failure.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import { text } from '@takt/texts/text.ts'
import type { TriedProvider } from '../../ground/call/call-services.ts'
import { handle } from '../../ground/call/handle.ts'

/** When its transaction has ended: the provider may take seconds. */
export default handle(trySignInProvider, async (input, { session, server }) => ({
  afterwards: async () => {
    const tried = await server.providers.tryOne(session.company_id, input)
    return [{ works: tried.problem === null, said: sentence(session.language, tried) }]
  },
}))

function sentence(language: Language, { problem, values }: TriedProvider): string {
  if (problem === null) return text(language, 'provider-try.works')
  const failed = failureKeys.find((key) => key === problem)
  if (failed) return text(language, `failure.${failed}`, values)
  return text(language, `provider-try.${problem as Exclude<typeof problem, (typeof failureKeys)[number]>}`, values)
}
