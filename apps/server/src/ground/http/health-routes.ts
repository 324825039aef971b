import type { FastifyInstance } from 'fastify'
import { type BackupState, backupProblem } from '../backup-state.ts'
import { newestSchema } from '../db/migrate.ts'
import type { Pulse } from '../db/pulse.ts'
import { isFull } from '../files/disk-room.ts'

interface HealthParts {
  readonly pulse: Pulse
  readonly version: string
  readonly dataFolder: string
  readonly backups: () => BackupState | null
  readonly now: () => number
}

/** Neither asks the database: who asks is answered at once, also when it is frozen. */
export function addHealthRoutes(app: FastifyInstance, { pulse, version, dataFolder, backups, now }: HealthParts): void {
  /** Alive: whoever gets no answer starts it again, which helps against nothing that is wrong elsewhere. */
  app.get('/api/health', async () => ({ status: 'ok', version, database: pulse.state() }))

  /** Ready: whoever gets 503 sends people elsewhere, or waits. */
  app.get('/api/ready', async (_request, reply) => {
    const database = pulse.state()
    const made = backups()
    const checks = {
      database,
      migrations: database === 'away' || pulse.schema() === newestSchema ? 'ok' : 'other version',
      disk: (await isFull(dataFolder)) ? 'full' : 'ok',
    }
    const away = Object.entries(checks).flatMap(([name, state]) => (state === 'ok' ? [] : [name]))
    return await reply.code(away.length === 0 ? 200 : 503).send({
      status: away.length === 0 ? 'ready' : 'not ready',
      away,
      ...checks,
      // Told and no reason to send people away: a plant without last night's backup still has to work.
      backup: made === null ? 'none' : (backupProblem(made, now()) ?? 'ok'),
    })
  })
}
