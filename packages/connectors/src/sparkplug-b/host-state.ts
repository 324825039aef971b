/** `spBv1.0/STATE/{host}`: edge nodes that wait for this host send live only while it is online, and keep the rest. */
import { z } from 'zod'
import type { MqttWords } from '../mqtt-session.ts'
import { hostStateTopic } from './topic.ts'

const HostState = z.object({ online: z.boolean(), timestamp: z.number() })

export function hostState(host_id: string, online: boolean, timestamp: number): MqttWords {
  return { topic: hostStateTopic(host_id), payload: JSON.stringify({ online, timestamp }), qos: 1, retain: true }
}

export function readHostState(payload: Buffer): z.infer<typeof HostState> | undefined {
  try {
    return HostState.safeParse(JSON.parse(payload.toString('utf8'))).data
  } catch {
    return undefined
  }
}
