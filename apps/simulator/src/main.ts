/** The example plant as a process of its own: its machines speak HTTP, MQTT and Sparkplug B, as those of a factory do. */
import { openSimulated } from '@takt/connectors/simulated/simulated.ts'
import { UNPLANNED } from '@takt/domain/ground/calendar.ts'
import { calendarsOf } from '@takt/example-plant/calendars.ts'
import { examplePlants } from '@takt/example-plant/example-plant.ts'
import { seededRandom } from '@takt/example-plant/seeded-random.ts'
import { overHttp } from './main-over-http.ts'
import { openCalls } from './operators/calls.ts'
import { startOperators } from './operators/operators.ts'
import { restingMachines } from './resting-machines.ts'
import { gramsOf, machinesByLine, simulatedMachines } from './simulated-machines.ts'
import { overMqttJson, overSparkplug } from './simulated-machines-over-mqtt.ts'

/** Together with the last words less than the three seconds that the parent waits before it kills. */
const PLANT_ENDS_WITHIN_MS = 500

const url = process.env.TAKT_URL || 'http://127.0.0.1:3000'
const key = process.env.INGEST_KEY || 'example-ingest'
const speed = Number(process.env.SPEED || 1)
const broker = process.env.MQTT_URL

const [plant] = examplePlants(Date.now())
if (!plant) throw new Error('there is no example plant')
const all = simulatedMachines(plant)
const { http, mqtt, sparkplug } = machinesByLine(all, broker ? process.env : {})
console.log(
  `simulator: ${all.length} machines of ${plant.company.company_name}, speed ${speed}: ` +
    `${http.length} over HTTP, ${mqtt.length} over MQTT, ${sparkplug.length} over Sparkplug B`,
)

const calendarOf = calendarsOf(plant)
const calendars = new Map(plant.machines.map((machine) => [machine.machine_id, calendarOf(machine)]))
/** Without an order a machine has nothing to make. */
const idle = new Set<string>()
const works = (machine_id: string, at: number) =>
  calendars.get(machine_id)?.at(at).shift !== UNPLANNED && !idle.has(machine_id)

const ids = (machines: typeof all) => machines.map(({ machine_id }) => machine_id)
const lines = [
  { machines: http, line: await overHttp({ url, key, buffer: process.env.BUFFER_DIR, machine_ids: ids(http) }) },
  ...(broker && mqtt.length > 0 ? [{ machines: mqtt, line: overMqttJson(broker, ids(mqtt)) }] : []),
  ...(broker && sparkplug.length > 0 ? [{ machines: sparkplug, line: overSparkplug(broker, ids(sparkplug)) }] : []),
]
const running = await Promise.all(
  lines.map(async ({ machines, line }) => ({
    line,
    plant: await openSimulated({ machines, speed }, restingMachines(line.sink, works)),
  })),
)

// Without an account nobody works at the machines; they run all the same.
const password = process.env.OPERATOR_PASSWORD
const random = seededRandom(1)
if (password) {
  const running = new Set(plant.orders.flatMap(({ machine_id, status }) => (status === 'running' ? [machine_id] : [])))
  for (const id of ids(all)) if (!running.has(id)) idle.add(id)
}
const operators = password
  ? startOperators({
      calls: openCalls(url, { company_key: plant.company.company_key, username: 'operator', password }),
      plant,
      speed,
      chance: random.next,
      setUp: (machine_id, { planned_cycle_seconds, part_nos, setup_ms }) => {
        const made = { planned_cycle_seconds, grams: gramsOf(plant, part_nos), setup_ms }
        for (const { plant: machines } of running) machines.setUp(machine_id, made)
      },
      hasOrder: (machine_id, has) => {
        if (has) idle.delete(machine_id)
        else idle.add(machine_id)
      },
      say: (line) => console.log(line),
    })
  : undefined

let ending = false
async function end() {
  if (ending) return
  ending = true
  await operators?.close()
  // While the server or the broker is away a machine may stand before a full line; it must not hold the end up.
  const plantsEnd = Promise.all(running.map(({ plant }) => plant.close()))
  await Promise.race([plantsEnd, new Promise((resolve) => setTimeout(resolve, PLANT_ENDS_WITHIN_MS))])
  await Promise.all(running.map(({ line }) => line.close()))
  process.exit(0)
}

process.on('SIGTERM', end)
process.on('SIGINT', end)
// With a parent that is gone nobody would ever end this process.
process.on('disconnect', end)
