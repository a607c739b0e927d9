/** The store's key of an ended run's log. */
export const logKey = (organizationId: string, executionId: string) => `logs/${organizationId}/${executionId}.ndjson.gz`;

/** The folder of a test cycle's screenshot; without one, of all the organization's screenshots. */
export function screenshotPrefix(organizationId: string, screenshotId?: string): string {
  return screenshotId === undefined ? `screenshots/${organizationId}` : `screenshots/${organizationId}/${screenshotId}`;
}

/** The store's key of a screenshot's picture. */
export const screenshotKey = (organizationId: string, screenshotId: string) => `${screenshotPrefix(organizationId, screenshotId)}/image`;

/** The folder of a test case's attachment; without one, of all the organization's attachments. */
export function attachmentPrefix(organizationId: string, attachmentId?: string): string {
  return attachmentId === undefined ? `attachments/${organizationId}` : `attachments/${organizationId}/${attachmentId}`;
}

/** The store's key of an attachment's content. */
export const attachmentKey = (organizationId: string, attachmentId: string) => `${attachmentPrefix(organizationId, attachmentId)}/file`;

/** The folder, within a run's report, of the report of one of its retries. */
export const retryFolder = (retry: number): string => `gantry-retry-${retry}`;

/** The store's key of an execution's report; without an execution, of all the organization's reports. */
export function reportPrefix(organizationId: string, executionId?: string): string {
  return executionId === undefined ? `reports/${organizationId}` : `reports/${organizationId}/${executionId}`;
}
