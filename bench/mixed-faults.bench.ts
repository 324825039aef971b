import { defineBench } from './define-bench.ts'
import { mixedFaultRounds } from './mixed-faults/mixed-fault-rounds.ts'

const ROUNDS = Number(process.env.FAULT_ROUNDS || 200)

/** Two servers on one database: each killed, the database restarted, killed and frozen, links broken, under load. */
export const mixedFaults = defineBench({
  name: 'mixed-faults',
  title: 'Two servers, mixed faults',
  // A quarter of an hour by itself.
  onlyByName: true,
  run: async () => {
    const { bookings, lost, doubled, unasked } = await mixedFaultRounds(ROUNDS, (line) => console.log(`  ${line}`))
    const beside = `${bookings} bookings acknowledged`
    return [
      { id: 'mixed-faults.lost', what: `${ROUNDS} rounds: acknowledged bookings lost`, value: lost, beside },
      {
        id: 'mixed-faults.doubled',
        what: `${ROUNDS} rounds: bookings doubled, or there unasked`,
        value: doubled + unasked,
        beside,
      },
    ]
  },
})
