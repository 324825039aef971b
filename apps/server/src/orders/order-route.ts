import type { FastifyInstance } from 'fastify'
import { badAnswer, CallError } from '../ground/call/answers.ts'
import { runCall } from '../ground/call/pipeline.ts'
import { type CallRouteParts, sessionOf } from '../ground/http/call-route.ts'

/** The one call that has an address of its own. It goes the way of all calls: the same restrictions, the same errors. */
export function addOrderRoute(app: FastifyInstance, parts: CallRouteParts): void {
  app.get<{ Params: { machineId: string; cardNo: string } }>(
    '/api/order/:machineId/:cardNo',
    async (request, reply) => {
      const open = await sessionOf(parts, request)
      const payload = { machine_id: request.params.machineId, card_no: request.params.cardNo }
      try {
        return await runCall(parts, open, { name: 'get_order', payload })
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        const { status, body } = badAnswer(error, open.session.language)
        return await reply.code(status).send(body)
      }
    },
  )
}
