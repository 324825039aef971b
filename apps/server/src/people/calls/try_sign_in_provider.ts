import { trySignInProvider } from '@takt/contract/people/try_sign_in_provider.ts'
import { failureKeys } from '@takt/domain/ground/failure.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import { concernsOf } from '@takt/domain/people/sign-in-provider/switch-on.ts'
import { text } from '@takt/texts/text.ts'
import type { TriedProvider } from '../../ground/call/call-services.ts'
import { handle } from '../../ground/call/handle.ts'
import { emergencyProblem } from '../sign-in-provider/emergency.ts'
import { wordOfTest } from '../sign-in-provider/tested-way.ts'
import { whoSignsIn } from '../sign-in-provider/who-signs-in.ts'

/** Asked when its transaction has ended: the provider may take seconds. */
export default handle(trySignInProvider, async (input, { db, now, session, server }) => {
  const { switch_on, version = 0, ...way } = input
  const { company_id, language } = session
  const unfit = switch_on ? await emergencyProblem(db, switch_on.emergency_user) : null
  const found = switch_on ? concernsOf({ ...switch_on, ...way }, await whoSignsIn(db, { ...switch_on, ...way })) : []
  const concerns = found.map(({ concern, count }) => text(language, `provider-concern.${concern}`, { count }))
  return {
    afterwards: async () => {
      const tried = await server.providers.tryOne(company_id, way)
      const works = tried.problem === null
      const said = sentence(language, tried)
      const broken = works || !switch_on ? [] : [said, text(language, 'provider-concern.broken')]
      const tested = works ? wordOfTest(server.secrets, company_id, { ...way, version }, now) : ''
      return [{ works, said, concerns: [...broken, ...concerns], refused: unfit !== null, tested }]
    },
  }
})

function sentence(language: Language, { problem, values }: TriedProvider): string {
  if (problem === null) return text(language, 'provider-try.works')
  const failed = failureKeys.find((key) => key === problem)
  if (failed) return text(language, `failure.${failed}`, values)
  return text(language, `provider-try.${problem as Exclude<typeof problem, (typeof failureKeys)[number]>}`, values)
}
