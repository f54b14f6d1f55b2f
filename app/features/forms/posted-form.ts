/** The fields of a posted form; a body that is none has no fields, so that what is missing is said of it. */
export function postedForm(request: Request): Promise<FormData> {
	return request.formData().catch(() => new FormData());
}
