import { buildWebIfChanged } from '../scripts/build-web.ts'
import { codingRounds } from './codings/coding-rounds.ts'
import { defineBench } from './define-bench.ts'

const CODINGS = Number(process.env.CODINGS || 500)

/** An operator codes stops while network, server and terminal are cut off in turn. */
export const codings = defineBench({
  name: 'codings',
  title: 'Codings during cuts of network, server and terminal',
  run: async () => {
    await buildWebIfChanged(() => {})
    const outcome = await codingRounds(CODINGS)
    const beside = `${outcome.codings} codings, ${outcome.cuts} rounds`
    return [
      {
        id: 'codings.lost',
        what: 'answered and lost, or with another reason',
        value: outcome.lost + outcome.wrong,
        beside,
      },
      { id: 'codings.doubled', what: 'booked more than once', value: outcome.doubled, beside },
    ]
  },
})
