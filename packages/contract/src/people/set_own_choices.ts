import { LanguageCode } from '@takt/domain/ground/model/session.ts'
import { PersonalChoices } from '@takt/domain/ground/personal-choices.ts'
import { defineProcedure } from '../ground/define-procedure.ts'

const Chosen = PersonalChoices.extend({ language: LanguageCode.optional() })

export const setOwnChoices = defineProcedure({
  name: 'set_own_choices',
  kind: 'action',
  summary: 'What the person chose for themselves, the language of the account among it; what is not named stays.',
  input: Chosen,
  output: Chosen,
  reach: 'own',
})
