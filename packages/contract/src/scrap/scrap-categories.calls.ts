import { scrapCategories } from '@takt/domain/scrap/scrap-categories.register.ts'
import { registerCalls } from '../ground/register-calls.ts'

export const scrapCategoryCalls = registerCalls(scrapCategories, {
  load: 'The categories that scrap reasons stand in, as an administrator keeps them.',
  save: 'Adds a category of scrap (version 0), or changes one over the version it was loaded with.',
  remove: 'Takes a category of scrap away that no reason stands in.',
})
