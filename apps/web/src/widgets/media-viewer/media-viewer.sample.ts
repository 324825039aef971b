import type { MediaFile } from '@takt/domain/dashboard/media-file.ts'
import { newMedia } from '@takt/domain/dashboard/media-object.ts'
import type { Machine } from '@takt/domain/model/machine.ts'

export const mediaViewerSample = {
  config: { mediaObject: { ...newMedia, selection: 'sample.png' } },
  data: { files: [] as readonly MediaFile[], machine: undefined as Machine | undefined },
}
