// The content policy allows no script inside a page: what starts the viewer is a file too.
window.SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', deepLinking: true });
