import { crashRounds } from './crash/crash-rounds.ts'
import { defineBench } from './define-bench.ts'

const ROUNDS = Number(process.env.CRASH_ROUNDS || 100)

/** kill -9 of server, database and connector in turn, under load. */
export const crash = defineBench({
  name: 'crash',
  title: 'kill -9',
  run: async () => {
    const outcome = await crashRounds(ROUNDS)
    const beside = `${outcome.signals} signals and ${outcome.bookings} bookings acknowledged`
    return [
      {
        id: 'crash.lost',
        what: `${ROUNDS} rounds: acknowledged signals or bookings lost`,
        value: outcome.signalsLost + outcome.bookingsLost,
        beside,
      },
      {
        id: 'crash.doubled',
        what: `${ROUNDS} rounds: signals or bookings doubled`,
        value: outcome.signalsDoubled + outcome.bookingsDoubled,
        beside,
      },
    ]
  },
})
