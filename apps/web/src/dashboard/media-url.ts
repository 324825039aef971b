import { MEDIA_PATH } from '@takt/domain/dashboards/background-image.ts'
import type { MediaFile } from '@takt/domain/ground/media-file.ts'

/** The moment of its last change makes a replaced file another address: screens show it at the next list. */
export function mediaUrl(file: Pick<MediaFile, 'path' | 'changed_at'>): string {
  return `${MEDIA_PATH}${encodeURIComponent(file.path)}?${Date.parse(file.changed_at)}`
}
