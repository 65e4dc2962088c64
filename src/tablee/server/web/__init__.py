"""HTTP and WebSockets: protocols, middleware, the machinery of the API, the browser client's files."""
