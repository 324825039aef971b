import { z } from 'zod'
import { languageCodes } from '../languages.ts'
import { isNamed, tidyNames } from '../names.ts'

/** As they are stored: a language that this version does not speak is kept, and read where there is no other. */
export const Names = z.record(z.string(), z.string())

/** Names as a person gives them, of so many characters each. As an unknown field, an unknown language falls away. */
export function givenNames(most: number) {
  return z.record(z.string(), z.string().trim().max(most)).overwrite(tidyNames)
}

/** The same of what cannot be without a name. */
export function neededNames(most: number) {
  return givenNames(most).refine(isNamed, { message: `a name is needed in one of ${languageCodes.join(', ')}` })
}
